'use client'

import { useState } from 'react'

/** What the buyer ticked, and whether they pressed the button before everything was. */
export const useConsent = () => {
  const [agreed, setAgreed] = useState(false)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [pressed, setPressed] = useState(false)
  const onTicked = (label: string, on: boolean) => {
    const others = [...ticked].filter((each) => each !== label)
    setTicked(new Set(on ? [...others, label] : others))
  }
  return { agreed, onAgreed: setAgreed, ticked, onTicked, pressed, press: () => setPressed(true) }
}
