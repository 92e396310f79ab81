'use client'

import { useCallback, useEffect, useState } from 'react'
import { staffCall } from '../staff-call'

export type SecondStep = { since: string | null; left: number; required: boolean }
export type Secret = { secret: string; address: string }

const REFUSALS = ['passwordWrong', 'codeWrong', 'tooMany'] as const
export type Failure = (typeof REFUSALS)[number] | 'failed'

const failureOf = (refusal: string): Failure => REFUSALS.find((known) => known === refusal) ?? 'failed'

/** The second step of signing in of who is at the screen: its state, and the ways to switch it on and off. */
export const useSecondStep = () => {
  const [state, setState] = useState<SecondStep | null>(null)
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [working, setWorking] = useState(false)
  const load = useCallback(async () => {
    setFailure(null)
    const answer = await staffCall<SecondStep>('/second-step')
    if ('data' in answer) setState(answer.data)
    else setFailure('failed')
  }, [])
  useEffect(() => void load(), [load])
  const ask = async <Data>(path: string, body: object, done: (data: Data) => void): Promise<void> => {
    if (working) return
    setWorking(true)
    setFailure(null)
    const answer = await staffCall<Data>(`/second-step/${path}`, body)
    setWorking(false)
    if ('data' in answer) done(answer.data)
    else setFailure(failureOf(answer.refusal))
  }
  return {
    ...{ state, secret, codes, failure, working, load },
    begin: (password: string) => ask<Secret>('begin', { password }, setSecret),
    confirm: (code: string) =>
      ask<{ recoveryCodes: string[] }>('confirm', { code }, ({ recoveryCodes }) => {
        setSecret(null)
        setCodes(recoveryCodes)
      }),
    kept: async () => {
      setCodes(null)
      await load()
    },
    end: (password: string, code: string) => ask<SecondStep>('end', { password, code }, setState),
  }
}
