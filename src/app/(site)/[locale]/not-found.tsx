/** What a dynamic page's notFound() shows. Cached pages return <Missing> instead, which is in the HTML without scripts. */
export { NotFoundHere as default } from '@/ui/message-screen/not-found-here'
