export type EmailErrors = { email?: 'missing' | 'invalid'; agree?: 'agree' }

const LONGEST = 254
/** What the server's check takes (zod's own e-mail pattern), so that it never refuses what this form let pass. */
const PATTERN =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** What is wrong with the form, field by field; an empty object when it may be sent. */
export const emailErrors = ({ email, agreed }: { email: string; agreed: boolean }): EmailErrors => {
  const address = email.trim()
  const errors: EmailErrors = {}
  if (address === '') errors.email = 'missing'
  else if (address.length > LONGEST || !PATTERN.test(address)) errors.email = 'invalid'
  if (!agreed) errors.agree = 'agree'
  return errors
}
