'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { staffCall } from '../staff-call'
import { SecondStepPanel } from './second-step-panel'
import styles from './sign-in.module.css'
import type { SecondStep } from './use-second-step'

/**
 * Around the whole admin: where real money is taken, somebody without a second step sees only where it is set up. The server
 * opens nothing else to them either (cms/access/roles.ts).
 */
export function SecondStepGate({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const [shut, setShut] = useState(false)
  const asks = user?.collection === 'admins' && !user.totpSince
  useEffect(() => {
    if (!asks) return setShut(false)
    void staffCall<SecondStep>('/second-step').then((answer) => {
      if ('data' in answer) setShut(answer.data.required && answer.data.since === null)
    })
  }, [asks])
  if (!shut) return children
  return (
    <main className={styles.gate}>
      <SecondStepPanel onOn={() => window.location.reload()} />
    </main>
  )
}
