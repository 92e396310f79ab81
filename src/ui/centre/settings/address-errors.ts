import { isCode, normalizeCode } from '@/domain/accounts/email-code'
import { accountAddress } from '@/domain/accounts/profile'
import { foldAddress } from '@/domain/address'
import { emailErrors } from '@/ui/sitting/email/email-errors'

/** What is wrong with a new address; null when a code may be sent to it. */
export const newAddressError = (written: string, current: string): 'invalid' | 'same' | null => {
  if (emailErrors({ email: written, agreed: true }).email) return 'invalid'
  return accountAddress(foldAddress(written)) === accountAddress(current) ? 'same' : null
}

/** What is wrong with a code before anybody is asked. */
export const codeError = (written: string): 'codeMissing' | null =>
  isCode(normalizeCode(written)) ? null : 'codeMissing'
