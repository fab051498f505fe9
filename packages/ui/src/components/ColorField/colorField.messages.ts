export const digitsNeeded = 'Enter 6 digits, 0 to 9 and A to F.';
