import { helpIn } from '../help-reasons'
import { tellScale } from '../tell-result'
import { readIndex } from './read-map'
import { listOf, rulesIn, sayIn, type Told } from './say-map'

/** The part about health, in words and figures; null where it was left out. */
export const tellHealth = ({ instrument, words, result }: Pick<Told, 'instrument' | 'words' | 'result'>) => {
  const { health } = result
  if (!health) return null
  const say = sayIn(words)
  const index = readIndex(health, rulesIn(instrument))
  return {
    name: say('mentalHealth.name'),
    about: say('mentalHealth.about'),
    answered: health.answered,
    of: health.of,
    help: helpIn(health.safety),
    index: index && {
      value: index.value,
      ci95: index.ci95,
      band: index.band,
      bandName: say(`mentalHealth.${index.band}.name`),
      text: say(`mentalHealth.${index.band}.text`),
      capped: index.capped ? say('mentalHealth.capped') : null,
      tips: listOf(words, `recommendations.mentalHealth.${index.band}`),
    },
    scales: health.scores.map((score) => tellScale({ instrument, words, score })),
    norm: say('norms.mentalHealth'),
  }
}
