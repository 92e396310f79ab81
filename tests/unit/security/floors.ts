export type Floors = Record<string, { floor: string; sameAs?: string; why: string }>
export type Lockfile = { packages: Record<string, { version?: string }> }

/**
 * Every copy in a lockfile, nested ones included, that is older than its floor or not of the version of its family's
 * head; and every head that the lockfile lacks.
 */
export const brokenFloors = ({ lockfile, floors }: { lockfile: Lockfile; floors: Floors }): string[] => {
  const copies = Object.entries(lockfile.packages).flatMap(([path, { version }]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    return version && path.includes('node_modules/') ? [{ path, name, version }] : []
  })
  return Object.entries(floors).flatMap(([pattern, { floor, sameAs }]) => {
    const matching = copies.filter(({ name }) =>
      pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    )
    if (matching.length === 0) return [`${pattern} is not in the lockfile`]
    const head = copies.find(({ path }) => path === `node_modules/${sameAs}`)?.version
    return matching.flatMap(({ path, version }) => [
      ...(isOlder(version, floor) ? [`${path} is ${version}, at least ${floor} is needed`] : []),
      ...(sameAs && version !== head ? [`${path} is ${version}, but ${sameAs} is ${head}`] : []),
    ])
  })
}

/** By the three numbers of a version; a prerelease of a floor is older than it. */
const isOlder = (version: string, floor: string): boolean => {
  const [given, least] = [version, floor].map((text) => text.split(/[-+]/)[0]?.split('.').map(Number) ?? [])
  for (const place of [0, 1, 2]) {
    const difference = (given?.[place] ?? 0) - (least?.[place] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return version.includes('-')
}
