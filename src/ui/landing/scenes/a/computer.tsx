export function Computer() {
  return null
}
