import { tagOfLanguage } from '../words/languages'
import { nameOf } from '../words/name-of'
import { bandName } from './band-name'
import styles from './instrument.module.css'
import type { VersionedScale } from './version-rows'

type Props = { scale: VersionedScale; i18n: { language: string } }

/** One scale of an instrument version: what it is scored by, and what its bands say. */
export function VersionScale({ scale, i18n }: Props) {
  const { language } = i18n
  const { id, name, about, near } = scale
  return (
    <section className={styles.item} aria-label={name}>
      <h4 className={styles.heading}>{name === id ? id : `${name} · ${id}`}</h4>
      {about && <p>{about}</p>}
      <p className={styles.quiet}>{factsOf({ scale, i18n }).join(' · ')}</p>
      {near && <p>{`${nameOf({ section: 'fields', key: 'near', language })}: ${near}`}</p>}
      <Bands scale={scale} i18n={i18n} />
    </section>
  )
}

function Bands({ scale: { bands }, i18n }: Props) {
  const { language } = i18n
  const percent = new Intl.NumberFormat(tagOfLanguage(language), { style: 'percent' })
  const texts = (['text', 'tip', 'free'] as const).filter((text) => bands.some((band) => band[text]))
  return (
    <div className={styles.wide}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{nameOf({ section: 'rows', key: 'bands', language })}</th>
            {texts.map((text) => (
              <th key={text} scope="col">
                {nameOf({ section: 'fields', key: text === 'tip' ? text : `bands.${text}`, language })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bands.map((band) => (
            <tr key={band.id}>
              <th scope="row">{`${bandName({ band, i18n })} · ≥ ${percent.format(band.from / 100)}`}</th>
              {texts.map((text) => (
                <td key={text}>{band[text] ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const factsOf = ({ scale, i18n: { language } }: Props): string[] => {
  const { alpha, retest, sd, norm, of, free } = scale
  const tag = tagOfLanguage(language)
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 3 })
  const names = new Intl.ListFormat(tag, { type: 'unit' })
  const fact = (key: string, text: string) => `${nameOf({ section: 'fields', key, language })}: ${text}`
  return [
    ...(of.length > 0 ? [fact('scales.of', names.format(of))] : []),
    fact('alpha', number.format(alpha)),
    ...(retest === undefined ? [] : [fact('retest', number.format(retest))]),
    fact('sd', number.format(sd)),
    ...(norm
      ? [
          fact(
            'norm',
            `${number.format(norm.mean)} ± ${number.format(norm.sd)}, n = ${number.format(norm.n)} (${norm.source})`,
          ),
        ]
      : []),
    ...(free ? [nameOf({ section: 'fields', key: 'isFree', language })] : []),
  ]
}
