/**
 * What a framed page of someone else may do (design: "framed pages"). For hosts other than ours only, which
 * `readForeignUrl` sees to: of our own origin it would be no sandbox at all.
 */
export const FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-forms'
