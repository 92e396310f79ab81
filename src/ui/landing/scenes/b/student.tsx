export function Student() {
  return null
}
