/** Events of the window in the wrapper: the app went to the background, or came back; `visibilityState` may not change. */
export const APP_PAUSE = 'app-pause'
export const APP_RESUME = 'app-resume'

/** An event of the window in the wrapper: the keyboard has opened. */
export const APP_KEYBOARD = 'app-keyboard'
