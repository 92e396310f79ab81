'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { consentOf, type QuestionnaireKind } from '@/domain/exam/kinds'
import { HelpNow } from '../../health/help-now'
import { Button } from '../../primitives/button'
import { Checkbox } from '../../primitives/checkbox'
import { AgeBox } from './age-box'
import { Declined } from './declined'
import { type Boxes, missingBoxes } from './missing-boxes'
import styles from './permission.module.css'

type Props = {
  kind: QuestionnaireKind
  /** What is being done; false: nothing. */
  busy: string | false
  /** Why nothing was started: stands above the button. */
  trouble: ReactNode
  /** It came by a tap on "start again": focus goes to its heading. */
  entered: boolean
  onStart: () => void
}

/** What a test about health asks before its first question. Both boxes come unticked; nothing starts without them. */
export function Permission(props: Props) {
  const [declined, setDeclined] = useState(false)
  const [returned, setReturned] = useState(false)
  const { kind } = props
  if (consentOf(kind) !== 'start' || (kind !== 'depression' && kind !== 'psychology')) {
    return <Adults {...props} />
  }
  if (declined) {
    const back = () => {
      setDeclined(false)
      setReturned(true)
    }
    return <Declined kind={kind} onBack={back} />
  }
  return (
    <Consent {...props} kind={kind} entered={props.entered || returned} onDecline={() => setDeclined(true)} />
  )
}

type ConsentProps = Props & { kind: 'depression' | 'psychology'; onDecline: () => void }

/** In the order in which they are read, whatever the words are. */
const POINTS = ['asked', 'why', 'kept', 'seen', 'undone'] as const

function Consent({ kind, busy, trouble, entered, onStart, onDecline }: ConsentProps) {
  const t = useTranslations('health')
  const { boxes, tick, missing, submit, form } = useBoxes({ asked: ['health', 'adult'], busy, onStart })
  const heading = useEntered(entered)
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <section className={styles.text}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t(`consent.${kind}.title`)}
        </h2>
        <p>{t(`consent.${kind}.text`)}</p>
        <ul className={styles.points}>
          {POINTS.map((point) => (
            <li key={point}>
              <h3>{t(`consent.${kind}.points.${point}.title`)}</h3>
              <p>{t(`consent.${kind}.points.${point}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <HelpNow />
      <Checkbox
        name="health"
        required
        label={t(`consent.${kind}.check`)}
        checked={boxes.health}
        onChange={({ target }) => tick({ health: target.checked })}
        error={missing.includes('health') && t('ask.missing')}
      />
      <AgeBox
        checked={boxes.adult}
        onChange={(adult) => tick({ adult })}
        missing={missing.includes('adult')}
      />
      <Ways trouble={trouble}>
        <Button type="submit" size="large" wide busy={busy}>
          {t(`consent.${kind}.agree`)}
        </Button>
        <Button variant="secondary" size="large" wide onClick={onDecline}>
          {t(`consent.${kind}.decline`)}
        </Button>
      </Ways>
    </form>
  )
}

/** Of a map only the age is asked here; its part about health asks for itself (../health/part-offer.tsx). */
function Adults({ busy, trouble, entered, onStart }: Props) {
  const t = useTranslations('test.instructions')
  const { boxes, tick, missing, submit, form } = useBoxes({ asked: ['adult'], busy, onStart })
  const heading = useEntered(entered)
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <HelpNow />
      <AgeBox
        headingRef={heading}
        checked={boxes.adult}
        onChange={(adult) => tick({ adult })}
        missing={missing.includes('adult')}
      />
      <Ways trouble={trouble}>
        <Button type="submit" size="large" wide busy={busy}>
          {t('start')}
        </Button>
      </Ways>
    </form>
  )
}

function Ways({ trouble, children }: { trouble: ReactNode; children: ReactNode }) {
  const t = useTranslations('test.instructions')
  return (
    <div className={styles.ways}>
      {trouble}
      {children}
      <p className={styles.note}>{t('startNoteUntimed')}</p>
    </div>
  )
}

type Asking = { asked: readonly (keyof Boxes)[]; busy: string | false; onStart: () => void }

/** The boxes, and which of them were not ticked when the form was sent. */
const useBoxes = ({ asked, busy, onStart }: Asking) => {
  const form = useRef<HTMLFormElement>(null)
  const [boxes, setBoxes] = useState<Boxes>({ health: false, adult: false })
  const [sent, setSent] = useState(false)
  const missing = missingBoxes({ asked, boxes })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setSent(true)
    const [first] = missing
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else onStart()
  }
  return {
    form,
    boxes,
    tick: (change: Partial<Boxes>) => setBoxes({ ...boxes, ...change }),
    missing: sent ? missing : [],
    submit,
  }
}

const useEntered = (entered: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (entered) heading.current?.focus()
  }, [entered])
  return heading
}
