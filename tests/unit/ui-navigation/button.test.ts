import type { ComponentProps, ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Button } from '@/ui/primitives/button'

type Given = ComponentProps<typeof Button>
/** The button as it is drawn; it has no state of its own. */
const drawn = (given: Given) => (Button(given) as ReactElement<Required<ComponentProps<'button'>>>).props

let at = 10_000
beforeEach(() => {
  // Far from what another case tapped.
  at += 10_000
  vi.spyOn(performance, 'now').mockImplementation(() => at)
})
afterEach(() => vi.restoreAllMocks())

const press = (given: Given, { control, detail = 1 }: { control: object; detail?: number }) => {
  const event = { currentTarget: control, detail, preventDefault: vi.fn() }
  drawn(given).onClick(event as never)
  return event.preventDefault.mock.calls.length > 0 ? 'dropped' : 'done'
}

describe('a button', () => {
  const control = {}

  it('acts once for two taps within 300 ms, and sends its form once', () => {
    const onClick = vi.fn()
    const taps = [0, 299, 1].map((later) => {
      at += later
      return press({ onClick }, { control })
    })
    expect(taps).toEqual(['done', 'dropped', 'done'])
    expect(onClick).toHaveBeenCalledTimes(2)
    expect(press({ type: 'submit' }, { control: {} })).toBe('done')
  })

  it('takes a tap on another one at once', () => {
    expect([press({}, { control }), press({}, { control: {} })]).toEqual(['done', 'done'])
  })

  it('that takes the place of the one just tapped takes no second tap of a double one', () => {
    const next = { tapName: 'skip' }
    expect([press(next, { control }), press(next, { control: {} })]).toEqual(['done', 'dropped'])
    at += 300
    expect(press(next, { control: {} })).toBe('done')
    expect(press({}, { control: {} })).toBe('done')
  })

  it('takes keys as often as they are struck', () => {
    expect([0, 0].map((detail) => press({}, { control, detail }))).toEqual(['done', 'done'])
  })

  it.each([
    ['a field', true, 'done'],
    ['anything else', false, 'dropped'],
  ])('come back to from %s is %s', (_, isField, second) => {
    press({}, { control })
    drawn({}).onFocus({ relatedTarget: { matches: () => isField } } as never)
    expect(press({}, { control })).toBe(second)
  })

  it('does nothing while it is busy', () => {
    const onClick = vi.fn()
    expect(press({ onClick, busy: 'Saving' }, { control })).toBe('dropped')
    expect(onClick).not.toHaveBeenCalled()
    expect(drawn({ busy: 'Saving' })['aria-disabled']).toBe(true)
  })

  it('takes a tap as soon as what it began is over', () => {
    press({}, { control })
    drawn({ busy: 'Saving' })
    expect(press({}, { control })).toBe('done')
  })
})
