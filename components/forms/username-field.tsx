/** Lets password managers find the account of a form that asks for a password alone. */
export function UsernameField({ email }: { email: string }) {
  return <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
}
