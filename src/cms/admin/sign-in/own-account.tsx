'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { InvitationPanel } from '../colleagues/invitation-panel'
import { PasswordPanel } from './password-panel'
import { SecondStepPanel } from './second-step-panel'

/** On the page of an account: its owner's password and second step; of a colleague who was invited, where that stands. */
export function OwnAccount() {
  const { user } = useAuth()
  const { id, initialData } = useDocumentInfo()
  if (!id) return null
  if (user?.id !== id)
    return <InvitationPanel id={String(id)} invitedAt={initialData?.invitedAt as string | undefined} />
  return (
    <>
      <PasswordPanel />
      <SecondStepPanel />
    </>
  )
}
