export type FrameConfig = {
  siteOrigins: string[]
  /** The origin of our site that embeds this page, when the form's address named it. */
  parent: string | null
}

export type FrameMessage =
  | { type: 'plumbline:ready'; state: 'form' | 'challenge' | 'ended' }
  | { type: 'plumbline:height'; height: number }
  | { type: 'plumbline:submitting' }
  | {
      type: 'plumbline:result'
      status: 'succeeded' | 'failed' | 'requires_action' | 'invalid' | 'unavailable'
      code: string | null
    }

export type Frame = ReturnType<typeof frame>

/**
 * Exchanges messages with the page that embeds this one, only if that is our site: ui/checkout/payment/sandbox/card-form.tsx.
 * Self-contained: see script.ts.
 */
export const frame = () => {
  const page = document.getElementById('page')
  const { siteOrigins, parent } = JSON.parse(
    page?.dataset.frame ?? '{"siteOrigins":[],"parent":null}',
  ) as FrameConfig
  const embedded = window.parent !== window
  const referrer = document.referrer === '' ? null : new URL(document.referrer).origin
  const known = parent ?? (referrer !== null && siteOrigins.includes(referrer) ? referrer : null)
  const targets = known === null ? siteOrigins : [known]

  const tell = (message: FrameMessage) => {
    if (!embedded) return
    for (const origin of targets) window.parent.postMessage(message, origin)
  }

  const onSubmitAsked = (submit: () => void) =>
    window.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (event.source !== window.parent || !siteOrigins.includes(event.origin)) return
      if ((event.data as { type?: unknown } | null)?.type === 'plumbline:submit') submit()
    })

  const reportHeight = () => {
    let sent = 0
    const report = () => {
      const height = Math.ceil(document.documentElement.getBoundingClientRect().height)
      if (height !== sent) tell({ type: 'plumbline:height', height })
      sent = height
    }
    new ResizeObserver(report).observe(document.documentElement)
    report()
  }

  /** Sends JSON; null when no answer came, which does not mean that the payment did not happen. */
  const send = async (
    path: string,
    body: unknown,
  ): Promise<{ status: string; code?: string; [key: string]: unknown } | null> => {
    try {
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      })
      return response.ok ? await response.json() : null
    } catch {
      return null
    }
  }

  /** Opens another page of this frame, without an entry in the history that "back" would stop at. */
  const go = (path: string) => {
    const url = new URL(path, location.href)
    for (const [name, value] of new URL(location.href).searchParams) {
      if (!url.searchParams.has(name)) url.searchParams.set(name, value)
    }
    if (known !== null) url.searchParams.set('parent', known)
    url.hash = location.hash
    location.replace(url)
  }

  if (embedded) document.documentElement.dataset.embedded = ''
  return { tell, onSubmitAsked, reportHeight, send, go }
}
