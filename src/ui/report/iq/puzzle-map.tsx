'use client'

import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import styles from './puzzle-map.module.css'
import { MarkInWords, PuzzleMark } from './puzzle-mark'
import {
  aboveMark,
  hardestSolved,
  isNumbered,
  LINES,
  longestBar,
  PLOT,
  type Puzzle,
  timeBars,
  widthOf,
  xOf,
  yOf,
} from './puzzle-plot'

/**
 * The questions from left to right, the harder the higher; below each the time that it took. On a narrow screen it scrolls
 * inside its own box, because marks that shrink cannot be told apart.
 */
export function PuzzleMap({ puzzles }: { puzzles: readonly Puzzle[] }) {
  const t = useTranslations('report.iq.map')
  const count = (outcome: Puzzle['outcome']) => puzzles.filter((each) => each.outcome === outcome).length
  return (
    <div className={styles.figure}>
      <ul className={styles.key}>
        <li>
          <MarkInWords outcome="right" /> {t('outcome.right')}
        </li>
        <li>
          <MarkInWords outcome="wrong" /> {t('outcome.wrong')}
        </li>
        <li>
          <MarkInWords outcome="open" /> {t('openOrLate')}
        </li>
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keys too */}
      <section className={styles.box} aria-label={t('scroll')} tabIndex={0}>
        <svg
          viewBox={`0 0 ${widthOf(puzzles.length)} ${PLOT.height}`}
          role="img"
          aria-label={t('alt', {
            count: puzzles.length,
            right: count('right'),
            wrong: count('wrong'),
            open: count('open') + count('late'),
          })}
          className={styles.map}
          style={{ '--least': `${widthOf(puzzles.length)}px` } as CSSProperties}
        >
          <Lines width={widthOf(puzzles.length)} />
          <Times puzzles={puzzles} />
          {puzzles.map(({ position, outcome, ofHundred }, index) => (
            <g key={position}>
              {isNumbered(position) && (
                <text x={xOf(index)} y={PLOT.numbers} className={styles.number}>
                  {position}
                </text>
              )}
              <PuzzleMark outcome={outcome} x={xOf(index)} y={yOf(ofHundred)} />
            </g>
          ))}
          <Hardest puzzles={puzzles} />
        </svg>
      </section>
    </div>
  )
}

function Lines({ width }: { width: number }) {
  const t = useTranslations('report.iq.map')
  return (
    <g>
      <text x="0" y="16" className={styles.word}>
        {t('axis')}
      </text>
      {LINES.map((ofHundred) => (
        <g key={ofHundred}>
          <path d={`M${PLOT.left} ${yOf(ofHundred)}H${width}`} className={styles.line} />
          <text x={PLOT.left - 10} y={yOf(ofHundred) + 5} className={styles.tick}>
            {ofHundred}
          </text>
        </g>
      ))}
      <text x="0" y={PLOT.top + 5} className={styles.word}>
        {t('hard')}
      </text>
      <text x="0" y={PLOT.bottom} className={styles.word}>
        {t('easy')}
      </text>
      <path d={`M${PLOT.left} ${PLOT.bottom}H${width}`} className={styles.base} />
    </g>
  )
}

function Times({ puzzles }: { puzzles: readonly Puzzle[] }) {
  const t = useTranslations('report.iq.map')
  const bars = timeBars(puzzles)
  const longest = longestBar(bars)
  if (!longest) return null
  return (
    <g>
      <text x="0" y={PLOT.times + 14} className={styles.word}>
        {t('time')}
      </text>
      {bars.map(({ index, height }) => (
        <path key={index} d={`M${xOf(index)} ${PLOT.times}v${height}`} className={styles.time} />
      ))}
      <text x={xOf(longest.index)} y={PLOT.times + longest.height + 18} className={styles.number}>
        {t('seconds', { seconds: longest.seconds })}
      </text>
    </g>
  )
}

function Hardest({ puzzles }: { puzzles: readonly Puzzle[] }) {
  const t = useTranslations('report.iq.map')
  const index = hardestSolved(puzzles)
  const puzzle = puzzles[index]
  if (!puzzle) return null
  const { x, anchor } = aboveMark(index, puzzles.length)
  const y = yOf(puzzle.ofHundred)
  return (
    <g>
      <circle cx={xOf(index)} cy={y} r="11" className={styles.ringed} />
      <path d={`M${xOf(index)} ${PLOT.top + 10}V${y - 11}`} className={styles.leader} />
      <text x={x} y={PLOT.top + 4} textAnchor={anchor} className={styles.hardest}>
        {t('hardest')}
      </text>
    </g>
  )
}
