'use client'

import { lazy } from 'react'

const Content = lazy(() => import('./not-found-content'))

/** In every page's JavaScript, so its content is loaded only where a page is missing. */
export const NotFoundPanel = () => <Content />
