opendde doctor
