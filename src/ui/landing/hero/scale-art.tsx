import styles from './scale-art.module.css'

/** Where the choices of a statement stand, and the one that is taken. */
const CHOICES = [30, 115, 200, 285, 370]
const TAKEN = 3

/** Three statements with five choices each, one taken, and the range that an answer leaves open. */
export function ScaleArt() {
  return (
    <svg viewBox="0 0 400 300" className={styles.art} aria-hidden="true" focusable="false">
      {[50, 150, 250].map((y, row) => {
        const taken = CHOICES[(TAKEN + row * 3) % CHOICES.length] ?? 0
        return (
          <g key={y}>
            <line x1="30" x2="370" y1={y} y2={y} className={styles.line} />
            <rect x={taken - 52} y={y - 17} width="104" height="34" rx="17" className={styles.range} />
            {CHOICES.map((x) => (
              <circle
                key={x}
                cx={x}
                cy={y}
                r={x === taken ? 12 : 9}
                className={x === taken ? styles.taken : styles.choice}
              />
            ))}
          </g>
        )
      })}
    </svg>
  )
}
