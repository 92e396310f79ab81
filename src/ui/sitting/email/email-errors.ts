import { foldAddress, isAddress } from '@/domain/address'

export type EmailErrors = { email?: 'missing' | 'invalid'; agree?: 'agree' }

/** What is wrong with the form, field by field; an empty object when it may be sent. */
export const emailErrors = ({ email, agreed }: { email: string; agreed: boolean }): EmailErrors => {
  const address = foldAddress(email)
  const errors: EmailErrors = {}
  if (address === '') errors.email = 'missing'
  else if (!isAddress(address)) errors.email = 'invalid'
  if (!agreed) errors.agree = 'agree'
  return errors
}
