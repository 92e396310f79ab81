'use client'

import { type FormEvent, useState } from 'react'
import { useWords } from '../words/use-words'

type Refused = { errors?: { message?: string; data?: { secondStep?: 'needed' | 'wrong' } }[] }

/** Signing in: address and password, and where the account has them, a code. What was typed stays. */
export const useSignIn = (to: string) => {
  const words = useWords()
  const [working, setWorking] = useState(false)
  const [message, tell] = useState('')
  const [asksCode, askCode] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (working) return
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    setWorking(true)
    tell('')
    const answer = await signIn(typed)
    if (answer === 'in') return window.location.assign(to)
    setWorking(false)
    const [error] = answer?.errors ?? []
    if (error?.data?.secondStep) askCode(true)
    tell(error?.message ?? words('secondStep.failed'))
  }
  return { working, message, asksCode, submit }
}

/** `in`; what refused it; or null, where nothing answered. */
const signIn = async (typed: object): Promise<'in' | Refused | null> => {
  try {
    const response = await fetch('/api/admins/login', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(typed),
      signal: AbortSignal.timeout(30_000),
    })
    return response.ok ? 'in' : ((await response.json()) as Refused)
  } catch {
    return null
  }
}
