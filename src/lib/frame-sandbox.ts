/**
 * The permissions of a framed external page. Only for other hosts, which `readForeignUrl` ensures: on our own origin
 * this sandbox would not isolate.
 */
export const FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-forms'
