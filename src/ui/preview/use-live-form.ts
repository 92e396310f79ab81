'use client'

import { useEffect, useRef } from 'react'

const TYPE = 'payload-live-preview'
type Message = { type?: unknown; data?: unknown }

/**
 * Tells the admin around us, or the one that opened us, that we are ready, and hands over its form at every change.
 * Only our own origin is listened to, and only the window that we belong to.
 */
export const useLiveForm = (onChange: (form: Record<string, unknown>) => void): void => {
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => {
    const admin = window.opener ?? (window.parent === window ? null : window.parent)
    if (!admin) return
    const listen = ({ origin, source, data }: MessageEvent<Message | null>) => {
      if (origin !== window.location.origin || source !== admin) return
      if (data?.type === TYPE && isForm(data.data)) latest.current(data.data)
    }
    window.addEventListener('message', listen)
    admin.postMessage({ type: TYPE, ready: true }, window.location.origin)
    return () => window.removeEventListener('message', listen)
  }, [])
}

const isForm = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
