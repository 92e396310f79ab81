/** The reference of `npm run bench save`: a route only of its own build (next.config.ts). */
export const POST = () => new Response('{}')
