/** A number in braces. */
export const digits = /^\{(\d+)\}$/;
