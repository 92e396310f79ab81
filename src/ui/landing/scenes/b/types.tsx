export function Types() {
  return null
}
