export function Free() {
  return null
}
