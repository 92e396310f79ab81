export function Table() {
  return null
}
