import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A condition may take longer on a busy machine; a second is not enough there.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
