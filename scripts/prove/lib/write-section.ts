import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Puts a section of a document in the place of the one with its heading; the others stay. */
export const writeSection = ({
  file,
  title,
  heading,
  text,
}: {
  file: string
  /** Of a document that is not there yet. */
  title: string
  heading: string
  text: string
}): void => {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : `# ${title}\n`
  const [head = '', ...sections] = before.split(/^(?=## )/m)
  const others = sections.filter((section) => !section.startsWith(`## ${heading}\n`))
  const own = `## ${heading}\n\n${text.trim()}\n`
  const all = [...others.map((section) => `${section.trim()}\n`), own].toSorted()
  writeFileSync(file, [`${head.trim()}\n`, ...all].join('\n'))
}
