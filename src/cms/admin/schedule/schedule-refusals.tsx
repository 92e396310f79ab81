'use client'

import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useMemo } from 'react'

/** Payload's form of a schedule says "scheduled" whatever the server answered; an error that is thrown it shows. */
export function ScheduleRefusals({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const value = useMemo(
    () => ({ ...functions, schedulePublish: thrown(functions.schedulePublish) }),
    [functions],
  )
  return <ServerFunctionsContext value={value}>{children}</ServerFunctionsContext>
}

type Schedule = ReturnType<typeof useServerFunctions>['schedulePublish']

const thrown =
  (schedule: Schedule): Schedule =>
  async (args) => {
    const answer = await schedule(args)
    const { error } = (answer ?? {}) as { error?: string }
    if (error) throw new Error(error)
    return answer
  }
