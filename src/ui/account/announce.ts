import styles from './announce.module.css'

const SHOWN_MS = 8_000
// A reader hears what changes in a region that it knows already.
const KNOWN_AFTER_MS = 100

let place: HTMLElement | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Says that something went well, on the way to another screen. The words stand outside of the screens, so they are
 * still seen and read out when the one that said them is gone.
 */
export const announce = (words: string): void => {
  place ??= makePlace()
  const region = place
  clearTimeout(timer)
  region.replaceChildren()
  timer = setTimeout(() => {
    region.replaceChildren(boxOf(words))
    timer = setTimeout(() => region.replaceChildren(), SHOWN_MS)
  }, KNOWN_AFTER_MS)
}

const makePlace = (): HTMLElement => {
  const region = document.createElement('div')
  region.className = styles.place ?? ''
  region.setAttribute('role', 'status')
  document.body.append(region)
  return region
}

const boxOf = (words: string): HTMLElement => {
  const box = document.createElement('p')
  box.className = styles.words ?? ''
  box.textContent = words
  return box
}
