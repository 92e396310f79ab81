export function Office() {
  return null
}
