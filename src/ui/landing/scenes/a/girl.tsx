export function Girl() {
  return null
}
