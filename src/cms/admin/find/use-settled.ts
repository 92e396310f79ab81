'use client'

import { useEffect, useState } from 'react'

/** A value once it has not changed for a while. */
export const useSettled = <Value>(value: Value, pauseMs: number): Value => {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
