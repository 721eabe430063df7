import { completeStandalone } from './support/build'

completeStandalone(process.env.NEXT_DIST_DIR ?? '.next')
