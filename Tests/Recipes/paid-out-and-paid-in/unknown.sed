s/Declined/Returned/
