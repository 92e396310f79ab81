'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/ui/primitives/button'
import centre from '../centre.module.css'
import { ListRows } from '../list/list-row'
import { GUESSES, type ShownTest, turned } from './shelves'
import { TestRow } from './test-row'

type Props = { beside: ShownTest; tests: readonly ShownTest[] }

/** Tests that may be liked by who looked at another one, a few at a time, each with the reason. */
export function Guesses({ beside, tests }: Props) {
  const t = useTranslations('explore.tests')
  const [from, setFrom] = useState(0)
  const why = ({ category }: ShownTest) =>
    t(category === beside.category ? 'whyAlike' : 'whySeen', { title: beside.title })
  return (
    <>
      <div aria-live="polite">
        <ListRows>
          {turned(tests, from, GUESSES).map((test) => (
            <li key={test.examId}>
              <TestRow test={test} heading="h3" why={why(test)} />
            </li>
          ))}
        </ListRows>
      </div>
      {tests.length > GUESSES && (
        <div className={centre.actions}>
          <Button variant="secondary" onClick={() => setFrom((from + GUESSES) % tests.length)}>
            {t('refresh')}
          </Button>
        </div>
      )}
    </>
  )
}
