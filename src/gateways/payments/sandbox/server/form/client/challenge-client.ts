import type { Frame } from './frame'

export type ChallengeConfig = {
  /** Answered by `handleChallengeAnswer` in ../handle-challenge.ts. */
  answerPath: string
  formPath: string
  clientSecret: string
  unavailable: string
}

/** The behaviour of the second step. Self-contained: see script.ts. */
export const challengeClient = ({ frame }: { frame: Frame }) => {
  const page = document.getElementById('page')
  if (!page?.dataset.challenge) return
  const config = JSON.parse(page.dataset.challenge) as ChallengeConfig
  const alert = document.getElementById('alert') as HTMLElement
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[name=decision]')]

  const answer = async (decision: string) => {
    alert.textContent = ''
    for (const button of buttons) button.disabled = true
    frame.tell({ type: 'plumbline:submitting' })
    const outcome = await frame.send(config.answerPath, { client_secret: config.clientSecret, decision })
    if (outcome?.status === 'succeeded' || outcome?.status === 'failed') {
      frame.tell({ type: 'plumbline:result', status: outcome.status, code: outcome.code ?? null })
      return frame.go(config.formPath)
    }
    for (const button of buttons) button.disabled = false
    alert.textContent = config.unavailable
    frame.tell({ type: 'plumbline:result', status: 'unavailable', code: 'unavailable' })
  }

  for (const button of buttons) button.addEventListener('click', () => void answer(button.value))
  frame.reportHeight()
  frame.tell({ type: 'plumbline:ready', state: 'challenge' })
}
