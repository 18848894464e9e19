/** What no first paint needs. Without it a page can still be printed, and a notification read. */
import '../../theme/by-day.css';
import '../../theme/notifications.css';
import '../../theme/print.css';
import { openForPrint } from '../../lib/page/open-for-print.ts';
import { addTamilFaces } from '../../theme/tamil-faces.ts';

openForPrint();
if (!import.meta.env.IN_TAMIL) addTamilFaces();
