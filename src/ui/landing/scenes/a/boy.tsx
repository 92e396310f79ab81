export function Boy() {
  return null
}
