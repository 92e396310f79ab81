import type { DefaultServerCellComponentProps } from 'payload'
import { invitationState } from '@/domain/accounts/totp'
import { say } from '../words/say'

/** In the list of colleagues: who has not set a password yet. */
export function InvitationCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const state = invitationState(typeof cellData === 'string' ? cellData : null, new Date())
  return <span>{state ? say(i18n, `invitation.${state}`) : '–'}</span>
}
