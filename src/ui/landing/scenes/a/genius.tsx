export function Genius() {
  return null
}
