import { describe, expect, it } from 'vitest'
import { HELP_TARGETS, type HelpTarget } from '@/domain/centre/content'
import { indexOf } from '@/domain/centre/search'
import { findEntries, summaryOf } from '@/ui/help/find-entries'
import { helpHref } from '@/ui/help/help-targets'

const place = { code: 'iq', examId: 1 }

describe('what is looked for in the help', () => {
  const entries = [
    {
      id: 'lost',
      category: 'support',
      title: 'My report did not arrive',
      otherWords: '',
      text: 'We mail a link.',
    },
    {
      id: 'refund',
      category: 'billing',
      title: 'How do I get a REFUND?',
      otherWords: 'money back',
      text: '',
    },
    {
      id: 'zh',
      category: 'legal',
      title: '怎样删除我的数据',
      otherWords: '',
      text: '在设置中可以删除全部结果。',
    },
  ] as const
  const index = entries.map(indexOf)

  it.each([
    ['without regard to case and blanks', '  ReFund ', ['refund']],
    ['words that it does not use itself', 'money', ['refund']],
    ['Chinese without blanks', '删除数据', ['zh']],
    ['what stands nowhere', 'giraffe', []],
    ['nothing', '   ', null],
  ])('finds %s', (_, query, ids) => {
    expect(findEntries({ entries, index, query })?.map(({ id }) => id) ?? null).toEqual(ids)
  })
})

describe('the summary of an answer', () => {
  it('ends within 160 characters, whole ones', () => {
    expect(summaryOf(' A short\n text. ')).toBe('A short text.')
    expect([...summaryOf('𠮷'.repeat(200))]).toHaveLength(160)
  })
})

describe('the button of an answer', () => {
  const hrefOf = (target: HelpTarget, protocols: string[] = ['terms', 'privacy', 'cookies']) =>
    helpHref({ target, place, protocols })

  it('leads somewhere, whatever its target', () => {
    expect(HELP_TARGETS.map((target) => hrefOf(target)).filter((href) => !href?.endsWith('/iq-1'))).toEqual([
      '/userCenter/resultReport/iq-1?state=pending',
    ])
  })

  it('is left out where the storefront has not published the page', () => {
    expect(hrefOf('terms', ['privacy'])).toBeNull()
  })
})
