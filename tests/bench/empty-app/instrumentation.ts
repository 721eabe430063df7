/** Nothing to do; without it the build takes the one of the project around. */
export function register(): void {}
