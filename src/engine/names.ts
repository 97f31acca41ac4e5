/** What people may call themselves, for the page that asks and the server that is told. */
export const NAME_LENGTH = 32;

/** No control characters, no line breaks, nothing that turns the text around it; as a regular expression, also for a field's `pattern`. */
export const NAME_CHARACTERS = '[^\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}<>]+';
