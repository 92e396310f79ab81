/**
 * The header in which an answer's length goes from a route to the front. Next takes `Content-Length` away from what a route
 * answers (node_modules/next/dist/server/send-response.js); the front gives it back (front/answer-length.ts).
 */
export const ANSWER_LENGTH = 'x-answer-length'
