interface Served {
  url: string
  variables: Record<string, string>
}

/** For modules of the application in this process: they read it when they load, so import them afterwards. */
export function takeEnvironmentOf({ url, variables }: Served): void {
  Object.assign(process.env, variables, {
    DATABASE_URL: variables.TEST_DATABASE_URL,
    SITE_URL: url,
    STAND_INS: 'allow',
  })
}
