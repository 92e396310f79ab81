import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { METRICS } from '@/gateways/metrics/metrics'

const root = fileURLToPath(new URL('../..', import.meta.url))
const text = readFileSync(`${root}docs/deploy/alerts.yml`, 'utf8')
const rules = text.split(/^ {6}- alert: /m).slice(1)
const pages = readdirSync(`${root}docs/runbook`).filter((name) => name !== 'README.md')
const OF_PROMETHEUS = ['up']

/** Every name that a rule asks for, without functions, labels and words of the language. */
const namesIn = (rule: string): string[] => {
  const expression = /expr: (.+)/.exec(rule)?.[1] ?? ''
  return [
    ...expression
      .replaceAll(/\{[^}]*\}|"[^"]*"|by \([^)]*\)/g, '')
      .matchAll(/\b(?:plumbline|nodejs)_\w+|\bup\b/g),
  ].map(([name]) => name)
}

describe('the rules for alerts', () => {
  it('ask only for figures that there are', () => {
    const registry = new Registry()
    collectDefaultMetrics({ register: registry })
    const own = Object.values(METRICS).flatMap(({ name, kind }) =>
      kind === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    )
    const known = [...own, ...OF_PROMETHEUS, ...registry.getMetricsAsArray().map(({ name }) => name)]
    for (const rule of rules) {
      const names = namesIn(rule)
      expect(names, rule).not.toEqual([])
      expect(known).toEqual(expect.arrayContaining(names))
    }
  })

  it('ask for labels that the figures have', () => {
    for (const [, name, labels = ''] of text.matchAll(/\b(plumbline_\w+?)(?:_bucket)?\{([^}]*)\}/g)) {
      const metric = Object.values(METRICS).find((each) => each.name === name)
      for (const [, label] of labels.matchAll(/(\w+)=/g)) expect(metric?.labels, name).toContain(label)
    }
  })

  it('can rely on labels that Prometheus does not give itself', () => {
    for (const { name, labels } of Object.values(METRICS))
      for (const label of ['job', 'instance']) expect(labels, name).not.toContain(label)
  })

  it('take a status that no order has for none', () => {
    expect(rules.find((rule) => rule.startsWith('NoOrdersPaid'))).toContain(
      '(max(plumbline_orders{status="paid"}) or vector(0)) == 0',
    )
  })

  it('each name a page that there is, and every page belongs to one', () => {
    const named = rules.map((rule) => /runbook: docs\/runbook\/(\S+\.md)/.exec(rule)?.[1])
    expect(rules.length).toBeGreaterThan(10)
    for (const page of named) expect(existsSync(`${root}docs/runbook/${page}`), page).toBe(true)
    expect(pages.toSorted()).toEqual([...new Set(named)].toSorted())
  })
})
