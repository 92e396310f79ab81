import { type AttributeKey, panelKey, readPanel } from '../attributes'
import { isPanel, type Matrix, OPTION_COUNT, PANEL_COUNT } from '../matrix-slots'
import type { Panel } from '../panel'
import { predictDifficulty } from '../predict-difficulty'
import { radicalsOf } from '../radicals-of'
import type { Rule } from '../rules'
import { type AttributeReading, solveItem } from './solve-item'

export type Verdict = 'waits' | 'agrees' | 'none' | 'several' | 'another'

/** What an editor should know before publishing. Numbers of options count from 1, as the key does. */
export type Inspection = {
  verdict: Verdict
  answers: number[]
  /** Options that cannot be distinguished. */
  alike: number[]
  difficulty: { b: number; sd: number } | null
}

/** Lets the solver take the item, from what a taker would see. */
export const inspectMatrix = ({ panels, options, key }: Matrix): Inspection => {
  const given = panels.filter(isPanel)
  const offered = options.filter(isPanel)
  const drawn = given.length === panels.length && offered.length === options.length
  if (!drawn || given.length !== PANEL_COUNT || offered.length !== OPTION_COUNT)
    return { verdict: 'waits', answers: [], alike: alikeIn(options.map(keyOf)), difficulty: null }
  const { answers: indices, explanation } = solveItem({ panels: given, options: offered })
  const answers = indices.map((index) => index + 1)
  return {
    verdict: verdictOn(answers, key),
    answers,
    alike: alikeIn(offered.map(panelKey)),
    difficulty: answers.length === 0 ? null : difficultyOf(explanation, given),
  }
}

const verdictOn = (answers: readonly number[], key: number | null): Verdict => {
  if (answers.length === 0) return 'none'
  if (answers.length > 1) return 'several'
  return answers[0] === key ? 'agrees' : 'another'
}

/** The rules that the drawing shows, each read in its simplest way. */
const difficultyOf = (explanation: readonly AttributeReading[], panels: readonly Panel[]) => {
  const rules = explanation
    .filter(({ attribute, varies }) => varies && !isCompanion(attribute, panels))
    .flatMap(({ attribute, simplest }): Rule[] =>
      simplest ? [{ attribute, rule: simplest.rule, direction: simplest.direction }] : [],
    )
  return rules.length === 0 ? null : predictDifficulty(radicalsOf(rules))
}

/** An inner figure that comes and goes takes its fill and direction along: that is one rule, not three. */
const isCompanion = (attribute: AttributeKey, panels: readonly Panel[]): boolean => {
  if (attribute !== 'inner.fill' && attribute !== 'inner.rotation') return false
  const shown = panels.map((panel) => readPanel(panel)[attribute]).filter((value) => value !== null)
  return new Set(shown).size <= 1
}

const keyOf = (slot: Matrix['options'][number], index: number): string =>
  isPanel(slot) ? panelKey(slot as Panel) : `not drawn ${index}`

const alikeIn = (looks: readonly string[]): number[] =>
  looks.flatMap((look, index) => (looks.filter((other) => other === look).length > 1 ? [index + 1] : []))
