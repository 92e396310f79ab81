'use client'

import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import type { PlanToOffer } from '@/ui/subscription/use-plan-beside'
import { readInTab, storeInTab } from '../browser/tab-storage'
import type { ScreenPlace } from '../navigation/screen-place'
import { useGo } from '../navigation/use-go'
import { PackageStep } from './package-step'
import styles from './packages.module.css'
import { PackagesDone } from './packages-done'
import { PlanStep } from './plan-step'
import {
  allSteps,
  answer,
  currentStep,
  noSkips,
  PLAN_STEP,
  parseSkips,
  type Skips,
  skip,
  toConfirm,
  undecided,
  writeSkips,
} from './skips'
import type { PackageItem } from './use-packages'

type Props = {
  place: ScreenPlace
  orderNumber: string
  items: readonly PackageItem[]
  /** null: none is offered; undefined: not known yet. */
  plan: PlanToOffer | null | undefined
  country: string
  onCountry: (code: string) => void
}

type Step = { step: number; title: string; sku: { owned: boolean } }

/** One step at a time, each an address of its own. No is one click; the first no is confirmed once, after it was done. */
export function PackageSteps({ place, orderNumber, items, plan, country, onCountry }: Props) {
  const t = useTranslations('packages')
  const go = useGo(place)
  const heading = useRef<HTMLHeadingElement>(null)
  const [skips, setSkips] = useSkips(orderNumber)
  const asked = Number(useSearchParams().get('step')) || null
  const steps: Step[] = plan ? [...items, planStep(plan)] : [...items]
  const current = currentStep({ items: steps, skips, asked })
  const shown = current?.step ?? 0
  const arrivedAt = useRef(shown)
  useEffect(() => {
    if (arrivedAt.current === shown) return
    arrivedAt.current = shown
    heading.current?.focus()
  }, [shown])

  const leadOn = (next: Skips) => {
    setSkips(next)
    const [following] = undecided(steps, next)
    go('payPackage', { query: { orderNumber, ...(following ? { step: String(following.step) } : {}) } })
  }
  const open = steps.filter(({ sku }) => !sku.owned)
  const ways = {
    headingRef: heading,
    onSkip: () => current && leadOn(skip(skips, [current.step])),
    onSkipAll: () => leadOn(skip(skips, allSteps(steps))),
  }
  const item = items.find(({ step }) => step === current?.step)
  return (
    <>
      <Skipped
        items={steps.filter(({ step }) => toConfirm(skips).includes(step))}
        onTakeBack={() => leadOn(answer(skips, { takeBack: true }))}
        onConfirm={() => setSkips(answer(skips, { takeBack: false }))}
      />
      {item && (
        <PackageStep
          key={item.step}
          place={place}
          orderNumber={orderNumber}
          item={item}
          at={{ number: items.indexOf(item) + 1, of: items.length }}
          country={country}
          onCountry={onCountry}
          {...ways}
        />
      )}
      {current && !item && plan && <PlanStep place={place} told={plan} {...ways} />}
      {!current && plan === undefined && !skips.skipped.includes(PLAN_STEP) && (
        <SpinnerWithWords centred>{t('loading')}</SpinnerWithWords>
      )}
      {!current && (plan !== undefined || skips.skipped.includes(PLAN_STEP)) && (
        <PackagesDone
          place={place}
          orderNumber={orderNumber}
          headingRef={heading}
          onAgain={open.length > 0 ? () => leadOn({ ...noSkips(orderNumber), confirmed: true }) : null}
        />
      )}
    </>
  )
}

const planStep = ({ plan: { title } }: PlanToOffer): Step => ({
  step: PLAN_STEP,
  title,
  sku: { owned: false },
})

type SkippedProps = { items: readonly Step[]; onTakeBack: () => void; onConfirm: () => void }

/** What was just declined, until it is confirmed or taken back. */
function Skipped({ items, onTakeBack, onConfirm }: SkippedProps) {
  const t = useTranslations('packages.steps')
  if (items.length === 0) return null
  return (
    <div className={styles.skipped}>
      <Notice
        actions={
          <div className={styles.ways}>
            <Button variant="secondary" onClick={onTakeBack}>
              {t('takeBack')}
            </Button>
            <Button variant="secondary" onClick={onConfirm}>
              {t('confirm')}
            </Button>
          </div>
        }
      >
        {t('skipped', { title: items.map(({ title }) => title).join(' · '), count: items.length })}
      </Notice>
    </div>
  )
}

/** Rendered in the browser only. What was skipped stays skipped on the way to a payment and back, while this tab is open. */
const useSkips = (orderNumber: string): [Skips, (skips: Skips) => void] => {
  const [skips, setSkips] = useState(() => parseSkips(readInTab('packages'), orderNumber))
  // That it is there says that this tab has opened the packages of this result.
  // biome-ignore lint/correctness/useExhaustiveDependencies: changes store themselves
  useEffect(() => storeInTab('packages', writeSkips(skips)), [])
  const change = (next: Skips) => {
    storeInTab('packages', writeSkips(next))
    setSkips(next)
  }
  return [skips, change]
}
