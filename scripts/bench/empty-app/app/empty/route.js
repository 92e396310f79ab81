export const POST = () => new Response('{}')
